/** What the tests use of it; the package brings no types. */
declare module 'targaryen' {
  interface Result {
    allowed: boolean
    /** Which rules were asked, and what each said. */
    info: string
    /** What would stand there; of a write only. */
    newData: { exists(): boolean }
  }
  interface Database {
    /** The same rules with other data, asked by somebody else; null leaves what was. */
    with(changes: { data: object | null; auth: { uid: string } | null }): Database
    read(path: string): Result
    write(path: string, value: unknown): Result
    /** A patch: values by their paths below `path`. */
    update(path: string, patch: Record<string, unknown>): Result
  }
  export function database(rules: object, data: unknown): Database
}
