// Short codes of tables: four characters, without those that look or sound alike.
const CODE = /^[A-HJ-NP-Z2-9]{4}$/;

/** Return a typed text as a code, or null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
