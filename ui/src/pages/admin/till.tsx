import { useState } from "react";
import "./till.css";
import { OpenDay } from "@/features/admin-till/day/open-day";
import { PaidBack } from "@/features/admin-till/paid-back";
import { SaleScreen } from "@/features/admin-till/sale/sale-screen";
import { TakeBack } from "@/features/admin-till/take-back";
import { type TakenBack, useTill } from "@/features/admin-till/use-till";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { Button, ButtonLink } from "@/shared/ui/button";

export default function TillPage() {
  const till = useTill();
  const [isTakingBack, setTakingBack] = useState(false);
  const [taken, setTaken] = useState<TakenBack>();
  const isOpen = till.data?.dayId != null;
  return (
    <AdminPage
      title="Till"
      actions={
        <>
          {isOpen && (
            <Button size="small" onClick={() => setTakingBack(true)}>
              Take back
            </Button>
          )}
          <ButtonLink size="small" to="/admin/till/days">
            {isOpen ? "The day" : "Days"}
          </ButtonLink>
        </>
      }
    >
      <Loaded query={till} failure="The till could not be loaded.">
        {(found) => (found.dayId === null ? <OpenDay till={found} /> : <SaleScreen till={found} />)}
      </Loaded>
      {isTakingBack && <TakeBack onTaken={setTaken} onClose={() => setTakingBack(false)} />}
      {taken && !isTakingBack && <PaidBack taken={taken} onClose={() => setTaken(undefined)} />}
    </AdminPage>
  );
}
