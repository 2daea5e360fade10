import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { CHECK_KEY } from "./use-admin-check";

/** When the server has ended the session: to the login, and what the session read is forgotten. */
export function useForgetSession(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    navigate("/admin/login");
    client.removeQueries({
      predicate: ({ queryKey }) => queryKey[1] === "admin" && queryKey[2] !== "setup",
    });
    client.setQueryData(CHECK_KEY, { isAdmin: false });
  };
}
