/** Three that make one. */
export const sign = (
  <>
    <circle cx="20" cy="13" r="9" fill="var(--logo-main)" />
    <circle cx="12" cy="27" r="9" fill="var(--logo-main)" opacity="0.72" />
    <circle cx="28" cy="27" r="9" fill="var(--logo-accent)" />
  </>
)
