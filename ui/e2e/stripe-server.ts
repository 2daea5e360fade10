import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Session {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  expires_at: number;
  payment_intent: string | null;
  url: string | null;
}

type Page = Session & Record<"success" | "cancel" | "title", string>;

/**
 * Answer Stripe's calls of payment pages, and show the pages themselves. What a customer presses there leads
 * back.
 */
export class StripeServer {
  private readonly sessions = new Map<string, Page>();
  private readonly server: Server = createServer((request, response) => this.take(request, response));

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, first, , place = "", act] = (request.url ?? "").split("/");
    const session = this.sessions.get(first === "v1" ? (act ?? "") : place);
    if (first === "c" && session) this.show(response, session, act === "done");
    else if (request.method === "POST" && !session) answer(response, this.create(await formOf(request)));
    else answer(response, request.url?.endsWith("/expire") && session ? close(session) : session);
  }

  private create(form: URLSearchParams): Session {
    const id = `cs_test_${this.sessions.size + 1}`;
    const price = "line_items[0][price_data]";
    const session = {
      id,
      status: "open" as const,
      payment_status: "unpaid" as const,
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: "eur",
      expires_at: Number(form.get("expires_at")),
      payment_intent: null,
      url: `${this.address}/c/pay/${id}`,
      title: form.get(`${price}[product_data][name]`) ?? "",
      success: form.get("success_url") ?? "",
      cancel: form.get("cancel_url") ?? "",
    };
    this.sessions.set(id, session);
    return session;
  }

  /** Show the page with its two buttons, one of which pays. */
  private show(response: ServerResponse, session: Page, pays: boolean): void {
    if (pays) {
      const paid = { status: "complete", payment_status: "paid", payment_intent: `pi_${session.id}` };
      Object.assign(session, paid, { url: null });
      response.writeHead(303, { Location: session.success }).end();
    } else {
      const ways = `<a href="/c/pay/${session.id}/done">Pay</a> <a href="${session.cancel}">Back</a>`;
      response.writeHead(200, { "Content-Type": "text/html" }).end(`<h1>${session.title}</h1>${ways}`);
    }
  }
}

function close(session: Page): Page {
  return Object.assign(session, { status: "expired", url: null });
}

function answer(response: ServerResponse, content: object | undefined): void {
  const known = content ?? { error: { type: "invalid_request_error", code: "resource_missing" } };
  response.writeHead(content ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(known));
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece);
  return new URLSearchParams(Buffer.concat(pieces).toString());
}
