import { setupBody } from "@/shared/api/fields/public-fields";

/** The hint of a field for a new password. The server decides whether it is good enough. */
export const NEW_PASSWORD_HINT = `At least ${setupBody.password.minLength} characters. Three or four words that you will remember are good.`;

/** The message of the second field when its password is another one. */
export const DIFFERENT_PASSWORDS = "The two passwords are different";
