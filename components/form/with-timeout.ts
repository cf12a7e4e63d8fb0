/** `promise`, or an error once it takes too long: a phone between two cells may never tell. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), ms)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
