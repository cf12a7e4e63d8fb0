/** Rejects after `ms`: on a lost mobile connection the promise may never settle. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), ms)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
