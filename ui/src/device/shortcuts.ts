// Keys that the page answers to while nothing has the focus.

/** Elements that have the focus only because nothing else has it. */
const RESTING = 'body, [data-rest]';
const DIALOGS = 'dialog[open], [role="dialog"]:not([popover]), :popover-open, .menu[open]';

/** True if no dialog and no menu is open that could take a key. */
export const noDialog = (): boolean => document.querySelector(DIALOGS) === null;

/** True if a key is meant for the page, not for a part that has the focus or a dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat)
    return false;
  return (event.target as Element).matches(RESTING) && noDialog();
}

/** Keep a click of the mouse from moving the focus, so that the shortcuts go on working. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
