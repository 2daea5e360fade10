import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Go to another screen in place of this one. The router's own component would be part of every public page's
 * first load.
 */
export function GoTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
