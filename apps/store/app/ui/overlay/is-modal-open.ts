/** Whether a modal or drawer is on the screen and stays; one that is leaving does not count. For effects and handlers. */
export function isModalOpen(): boolean {
  return document.querySelector('[role="dialog"][data-open]') !== null
}
