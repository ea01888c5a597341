/** What was typed as a whole number between `min` and `max`; `fallback` when it is no number. */
export function clampQuantity(typed: string, min: number, max: number, fallback: number): number {
  const number = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
  const whole = Number.isNaN(number) ? fallback : Math.trunc(number);
  return Math.min(max, Math.max(min, whole));
}
