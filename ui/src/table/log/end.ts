// A list whose newest lines are in view, unless somebody reads further up.

const NEAR = 40;

/** For `use:`. A list that was hidden, as in a drawer, or had another size is at its end again when
 * it is shown. */
export function keepEnd(list: HTMLElement): { destroy: () => void } {
  let following = true;
  const follow = () => {
    if (following) list.scrollTop = list.scrollHeight;
  };
  const note = () => {
    if (list.clientHeight)
      following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  list.addEventListener('scroll', note);
  const sizes = new ResizeObserver(follow);
  sizes.observe(list);
  const lines = new MutationObserver(follow);
  lines.observe(list, { childList: true });
  return {
    destroy: () => {
      list.removeEventListener('scroll', note);
      sizes.disconnect();
      lines.disconnect();
    },
  };
}
