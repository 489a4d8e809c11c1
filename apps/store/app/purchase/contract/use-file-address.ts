import { useEffect, useState } from 'react'

/** An address of a file in this browser, while whoever asks is on the screen; undefined at first. */
export function useFileAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
