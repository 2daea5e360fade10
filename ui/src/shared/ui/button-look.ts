export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "icon";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize | undefined;
}
