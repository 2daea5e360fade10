import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useLocation } from "react-router-dom";
import { apiKey, reading } from "@/shared/api/query-client";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";

/** Show what a shop lacks before it has customers, each with a link; nothing once it lacks nothing. */
export function ShopHealth() {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...reading(apiKey("/api/admin/shop-health")), refetchOnMount: "always" });
  if (!data || data.length === 0) return null;
  const missing = data.filter(({ severity }) => severity === "missing").length;
  return (
    <details className="border-warn border-l-2 py-2 pl-4">
      <summary className="cursor-pointer font-semibold">
        {missing > 0 ? `Before you open: ${missing} missing` : "Before you open: some advice"}
      </summary>
      <ul aria-label="Shop checklist" className="mt-2 flex flex-col gap-1">
        {data.map(({ key, message, path, severity }) => (
          <li key={key} className="flex items-start gap-2">
            {severity === "missing" && (
              <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0 text-warn" />
            )}
            <span>
              {severity === "advice" && <span className="text-muted">Advice: </span>}
              {message}{" "}
              {path !== pathname && (
                <Link
                  to={path}
                  className="whitespace-nowrap underline underline-offset-4"
                  aria-label={`Go there: ${message}`}
                >
                  Go there
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
