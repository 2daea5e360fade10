import type { CartItem } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { useChangeQuantity, useRemoveItem } from "./use-cart-lines";

/** Return the lines that want more than one order may have. */
export function problemsOf(items: CartItem[]): CartItem[] {
  return items.filter(({ quantity, mostPerOrder }) => quantity > mostPerOrder);
}

interface CartProblemsProps {
  problems: CartItem[];
  /** Nothing would be left in the cart. */
  isAll: boolean;
  /** Is called when sold-out products are removed and the others are in stock. */
  onSolved: () => void;
}

/** Show the problems that block the order, and one button that solves them. */
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

/** Ask for an option, and name the one that the line had, if it is no longer offered. */
export function askForOption(removed: string | null): string {
  return removed ? `No longer offered: ${removed}. Please choose another option` : "Please choose an option";
}

function describe({ quantity, mostPerOrder, optionName, product }: CartItem): string {
  const { name, inventory, needsOption, leadDays } = product;
  if (needsOption && optionName)
    return `No longer offered: ${name}, ${optionName}. Choose another option on its page.`;
  if (needsOption) return `${name} comes in several options now: choose one on its page.`;
  if (mostPerOrder === 0) return `${name} is sold out.`;
  if (quantity > inventory && leadDays === null) return `Only ${inventory} left in stock of ${name}.`;
  return `At most ${mostPerOrder} of ${name} in one order.`;
}

function actOn(problems: CartItem[]): string {
  if (problems.some(({ quantity, product }) => quantity <= product.inventory || product.leadDays !== null))
    return "Reduce to the most allowed";
  if (problems.some(({ mostPerOrder }) => mostPerOrder > 0)) return "Reduce to what is left";
  return problems.length > 1 ? "Remove them" : "Remove it";
}

/** Make one change after the other. The first that is refused says so and ends it. */
function useSolve(problems: CartItem[], onSolved: () => void) {
  const change = useChangeQuantity();
  const remove = useRemoveItem();
  const solveAll = async () => {
    for (const { id, mostPerOrder } of problems) {
      if (mostPerOrder === 0) await remove.mutateAsync(id);
      else await change.mutateAsync({ itemId: id, quantity: mostPerOrder });
    }
  };
  return {
    solve: () => solveAll().then(onSolved, () => {}),
    pending: change.isPending || remove.isPending,
  };
}
