import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives the function that runs a task at once or, while a pointer is pressed, after its click: a message that appears
 * under a pressed pointer moves the button away from it, and the press would be lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click comes after the release, in the same turn.
      setTimeout(() => {
        for (const task of waiting.current.splice(0)) task()
      })
    }
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
    }
  }, [])

  return useCallback((task) => {
    if (isPressed.current) waiting.current.push(task)
    else task()
  }, [])
}

/**
 * Does `work` once the screen has answered the press that asked for it: whoever pressed sees that at once, however long
 * the work takes. A page that is not shown has no frames to wait for.
 */
export function afterAnswer(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
