// Helpers for forms as the house describes them, and for answers that fill them in.
import type { Amount, Ask, Fields, Form, OneOf, SomeOf } from '@/net/wire';

export type Field = Amount | OneOf | SomeOf | Fields;
export type Filled = Record<string, unknown>;

export const isForm = (choices: Ask['choices']): choices is Form => !Array.isArray(choices);

/** Return the answers to pick from; none if the question is answered by a form. */
export const answersOf = ({ choices }: Pick<Ask, 'choices'>): unknown[][] =>
  isForm(choices) ? [] : choices;

/** Return the form of a question that is answered by one. */
export function formOf({ choices, question }: Pick<Ask, 'choices' | 'question'>): Form {
  if (!isForm(choices)) throw new TypeError(`${question} has no form`);
  return choices;
}
export const isAmount = (field: Field): field is Amount => 'low' in field;
export const isSomeOf = (field: Field): field is SomeOf => 'least' in field;
export const isFields = (field: Field): field is Fields => 'fields' in field;

/** True if a field leaves anything to choose. */
export function isOpen(field: Field): boolean {
  if (isAmount(field)) return field.low < field.high;
  if (isFields(field)) return Object.values(field.fields).some(isOpen);
  return field.values.length > (isSomeOf(field) ? 0 : 1);
}

/** Return the values at these places of the list, in the order of the list. */
export function inOrder(values: readonly unknown[], places: ReadonlySet<number>): unknown[] {
  return values.filter((_, place) => places.has(place));
}

/** Return the places of the chosen values in the list; equal values take one place each. */
export function placesOf(values: readonly unknown[], chosen: readonly unknown[]): Set<number> {
  const left = [...chosen];
  const places = new Set<number>();
  values.forEach((value, place) => {
    const index = left.indexOf(value);
    if (index >= 0) {
      left.splice(index, 1);
      places.add(place);
    }
  });
  return places;
}
