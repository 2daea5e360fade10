import type { CartItem } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { useChangeQuantity, useRemoveItem } from "./use-cart-lines";

/** The lines of which there is less than they want: no order can hold them. */
export function problemsOf(items: CartItem[]): CartItem[] {
  return items.filter(({ quantity, product }) => quantity > product.inventory);
}

interface CartProblemsProps {
  problems: CartItem[];
  /** True when nothing would be left of the cart. */
  isAll: boolean;
  /** Called when sold-out products are removed and the others are in stock. */
  onSolved: () => void;
}

/** The problems that block the order, and one button that solves them. */
export function CartProblems({ problems, isAll, onSolved }: CartProblemsProps) {
  const { solve, pending } = useSolve(problems, onSolved);
  return (
    <div role="alert" className="flex flex-col gap-3 border-danger border-l-2 pl-4">
      <ul className="flex flex-col gap-1">
        {problems.map((item) => (
          <li key={item.id}>{describe(item)}</li>
        ))}
      </ul>
      <Button pending={pending} onClick={solve}>
        {actOn(problems)}
        {!isAll && " and go on"}
      </Button>
    </div>
  );
}

function describe({ product: { name, inventory } }: CartItem): string {
  return inventory === 0 ? `${name} is sold out.` : `Only ${inventory} left in stock of ${name}.`;
}

function actOn(problems: CartItem[]): string {
  if (problems.some(({ product }) => product.inventory > 0)) return "Take what is left";
  return problems.length > 1 ? "Remove them" : "Remove it";
}

/** One change after the other; the first that is refused says so and ends it. */
function useSolve(problems: CartItem[], onSolved: () => void) {
  const change = useChangeQuantity();
  const remove = useRemoveItem();
  const solveAll = async () => {
    for (const { id, product } of problems) {
      if (product.inventory === 0) await remove.mutateAsync(id);
      else await change.mutateAsync({ itemId: id, quantity: product.inventory });
    }
  };
  return {
    solve: () => solveAll().then(onSolved, () => {}),
    pending: change.isPending || remove.isPending,
  };
}
