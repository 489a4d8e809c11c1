/** Steps that rise to a disc. */
export const sign = (
  <>
    <path d="M3 27h9v9H5a2 2 0 0 1-2-2ZM14 19h9v17h-9Z" fill="var(--logo-main)" />
    <path d="M25 11h10a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H25Z" fill="var(--logo-main)" />
    <circle cx="9.5" cy="11" r="6.5" fill="var(--logo-accent)" />
  </>
)
