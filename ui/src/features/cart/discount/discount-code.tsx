import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { cartCodeBody } from "@/shared/api/fields/public-fields";
import { request } from "@/shared/api/request";
import type { Cart } from "@/shared/api/types";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { CART_MUTATION, CART_SCOPE, refreshCart, tellFailure } from "../changes/cart-mutation";
import { cartKey } from "../state/use-cart";

const LINK = "min-h-11 underline underline-offset-4 hover:text-accent";

/** Take a discount code, or show the one that the cart has. The focus stays here when one follows the other. */
export default function DiscountCode({ cart }: { cart: Cart }) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useFocusNext(box, asked, Boolean(cart.discount));
  return (
    <div ref={box} className="flex flex-col gap-1.5 text-small">
      {cart.discount ? (
        <GivenCode cartId={cart.id} discount={cart.discount} asked={asked} />
      ) : (
        <CodeForm cartId={cart.id} asked={asked} />
      )}
      <p role="status" className="sr-only">
        {cart.discount && !cart.discount.reason && describe(cart.discount)}
      </p>
    </div>
  );
}

/**
 * Move the focus to the button of what follows, once it stands there. The cart that is read meanwhile may bring it
 * before the answer does.
 */
function useFocusNext(box: RefObject<HTMLElement | null>, asked: RefObject<boolean>, isGiven: boolean) {
  useEffect(() => {
    if (asked.current) box.current?.querySelector("button")?.focus();
    asked.current = false;
  }, [box, asked, isGiven]);
}

function describe({ code, amount }: NonNullable<Cart["discount"]>): string {
  return `The code ${code} takes ${formatPrice(amount)} off.`;
}

interface PartProps {
  cartId: string;
  /** Whether the visitor waits for the other part, which then gets the focus. */
  asked: RefObject<boolean>;
}

interface GivenCodeProps extends PartProps {
  discount: NonNullable<Cart["discount"]>;
}

/** Show the cart's code, why it takes nothing off at present, and the way to take it off. */
function GivenCode({ cartId, asked, discount: { code, reason } }: GivenCodeProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: () => request(`/api/cart/${cartId}/discount`, { method: "DELETE" }),
    onMutate: () => {
      asked.current = true;
    },
    onSuccess: () => {
      client.setQueryData<Cart | null>(cartKey(cartId), (cart) => cart && { ...cart, discount: null });
    },
    onError: (error) => {
      asked.current = false;
      tellFailure("Failed to remove the code", error);
    },
    onSettled: () => refreshCart(client),
  });
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span>Discount code {code}</span>
        <button
          type="button"
          aria-label={`Remove the code ${code}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
          className={LINK}
        >
          Remove
        </button>
      </p>
      {reason && (
        <p role="alert" className="text-warn">
          {reason}
        </p>
      )}
    </>
  );
}

/** Show a button that opens the field. A refusal stands beside it. */
function CodeForm({ cartId, asked }: PartProps) {
  const [open, setOpen] = useState(false);
  const give = useGiveCode(cartId, asked);
  const [code, setCode] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    if (code.trim()) give.mutate(code.trim(), { onError: () => field?.focus() });
    else field?.focus();
  };
  if (!open) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        className={`text-start ${LINK}`}
      >
        Discount code
      </button>
    );
  }
  const refusal =
    give.error && (serverMessage(give.error) ?? "The shop could not be reached. Please try again.");
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-1.5">
      <Field label="Discount code">
        {(tied) => (
          <div className="flex gap-3">
            <Input
              {...tied}
              autoFocus
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={cartCodeBody.code.maxLength}
              aria-invalid={refusal ? true : undefined}
              aria-describedby={refusal ? "code-refusal" : undefined}
              onChange={({ target }) => setCode(target.value)}
            />
            <Button type="submit" pending={give.isPending}>
              Apply
            </Button>
          </div>
        )}
      </Field>
      <p id="code-refusal" role="alert" className="text-danger">
        {refusal}
      </p>
    </form>
  );
}

function useGiveCode(cartId: string, asked: RefObject<boolean>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: (code: string) => request(`/api/cart/${cartId}/discount`, { method: "POST", body: { code } }),
    onMutate: () => {
      asked.current = true;
    },
    onSuccess: async (cart) => {
      // A poll that is still running would restore the cart without the code.
      await client.cancelQueries({ queryKey: cartKey(cartId) });
      client.setQueryData<Cart>(cartKey(cartId), cart);
    },
    onError: () => {
      asked.current = false;
    },
  });
}
