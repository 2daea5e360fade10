import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type Statistics = Shapes["StatisticsView"];
export type Visitor = Shapes["VisitorView"];
/** A day in UTC, "2026-03-02", and what was counted on it. */
export type DayCount = Shapes["DayCount"];
