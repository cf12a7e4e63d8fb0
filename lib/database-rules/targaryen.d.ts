/** The part that the tests use: the package has no types. */
declare module 'targaryen' {
  interface Result {
    allowed: boolean
    info: string
    newData: { exists(): boolean }
  }
  interface Database {
    /** The same rules with other data and identity; null keeps the current one. */
    with(changes: { data: object | null; auth: { uid: string } | null }): Database
    read(path: string): Result
    write(path: string, value: unknown): Result
    /** @param patch values by path below `path` */
    update(path: string, patch: Record<string, unknown>): Result
  }
  export function database(rules: object, data: unknown): Database
}
