/** Starts what the first page does not wait for, when its code is there. Answers how to stop. */
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
