// Codes of tables: four signs without those that look or sound alike.
const CODE = /^[A-HJ-NP-Z2-9]{4}$/;

/** The code that somebody has typed, if it can be one. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
