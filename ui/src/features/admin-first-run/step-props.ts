import type { StepPlace } from "@/shared/admin/step-frame";
import type { ThisPc } from "@/shared/admin/use-this-pc";
import type { FirstRun } from "./use-first-run";

export interface StepProps extends StepPlace {
  firstRun: FirstRun;
  pc: ThisPc;
}
