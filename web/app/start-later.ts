/** Starts something that the first page does not wait for, once its code is loaded. Returns how to stop. */
export function startLater(start: () => Promise<() => void>): () => void {
  let isOver = false
  let stop = () => {}
  void start().then(
    (started) => {
      stop = started
      if (isOver) stop()
    },
    () => undefined,
  )
  return () => {
    isOver = true
    stop()
  }
}
