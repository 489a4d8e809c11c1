/**
 * Does `work` once the screen has answered the press that asked for it: whoever pressed sees that at once, however long the
 * work takes. A page that is not shown has no frames to wait for.
 */
export function afterAnswer(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
