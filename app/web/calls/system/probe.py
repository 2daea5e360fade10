"""The proof by which the reachability check knows this shop."""

from app.contract.system.online import ProbeProof, ProbeQuery
from app.online.probe import PATH, prove
from app.web.api.call import call


@call("GET", PATH, query=ProbeQuery, answer=ProbeProof)
def prove_probe(query: ProbeQuery) -> ProbeProof:
    """The proof of this shop's identity."""
    return ProbeProof(proof=prove(query.nonce))
