import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { CHECK_KEY } from "./use-admin-check";

/** When the server has ended the session: to the login, where what the session read is forgotten. */
export function useForgetSession(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    client.setQueryData(CHECK_KEY, { isAdmin: false });
    navigate("/admin/login");
  };
}
