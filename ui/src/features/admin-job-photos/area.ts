/** A part of a photo, in whole pixels of it. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const LEAST = 8;

/** Return the area that is offered first: the middle, in a number plate's shape. */
export function middleOf({ width, height }: Size): Area {
  const part = { width: Math.round(width * 0.3), height: Math.round(height * 0.12) };
  return within({ x: (width - part.width) / 2, y: (height - part.height) / 2, ...part }, { width, height });
}

/** Return the area between two points, which may be outside the photo. */
export function between(one: Point, other: Point, size: Size): Area {
  const [left, right] = [one.x, other.x].map((x) => clamp(x, size.width)).sort((a, b) => a - b) as Pair;
  const [top, bottom] = [one.y, other.y].map((y) => clamp(y, size.height)).sort((a, b) => a - b) as Pair;
  return within({ x: left, y: top, width: right - left, height: bottom - top }, size);
}

/** Return the area moved, up to the edge of the photo. */
export function movedBy(area: Area, dx: number, dy: number, size: Size): Area {
  return within({ ...area, x: area.x + dx, y: area.y + dy }, size);
}

/** Return the area made larger or smaller at its right and lower edge. */
export function grownBy(area: Area, dx: number, dy: number, size: Size): Area {
  const width = clamp(area.width + dx, size.width - area.x);
  return within({ ...area, width, height: clamp(area.height + dy, size.height - area.y) }, size);
}

type Pair = [number, number];

function within({ x, y, width, height }: Area, size: Size): Area {
  const part = {
    width: Math.round(Math.min(Math.max(width, LEAST), size.width)),
    height: Math.round(Math.min(Math.max(height, LEAST), size.height)),
  };
  return {
    x: Math.round(clamp(x, size.width - part.width)),
    y: Math.round(clamp(y, size.height - part.height)),
    ...part,
  };
}

function clamp(value: number, greatest: number): number {
  return Math.min(Math.max(value, 0), greatest);
}
