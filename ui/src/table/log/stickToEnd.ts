// A list that scrolls along with its newest lines, unless the reader has scrolled up.

const NEAR_END_PIXELS = 40;

/**
 * A Svelte action (`use:`). A list that was hidden, as in a drawer, or resized is at its end again
 * when it is shown.
 */
export function stickToEnd(list: HTMLElement): { destroy: () => void } {
  let following = true;
  const follow = () => {
    if (following) list.scrollTop = list.scrollHeight;
  };
  const note = () => {
    if (list.clientHeight)
      following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PIXELS;
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
