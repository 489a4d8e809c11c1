/** Two leaves that lean on each other: what one gives the other. */
export const sign = (
  <>
    <path d="M4 6h10c5 0 8 3.5 8 8.5V36C11 34 4 26 4 15Z" fill="var(--logo-main)" />
    <path d="M36 6H28c-3.5 0-6 2.5-6 6v24c9-2 14-9 14-19Z" fill="var(--logo-accent)" />
  </>
)
