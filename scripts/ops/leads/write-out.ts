import { writeFile } from 'node:fs/promises'

/**
 * Resolves when the text was written.
 * @param file a new one, which only the user may read; without it the text is printed
 * @throws if the file exists, or the reader of stdout is gone
 */
export async function writeOut(text: string, file: string | undefined): Promise<void> {
  // An existing file may hold conversions that were not uploaded yet, and keeps its own mode.
  if (file !== undefined) return writeFile(file, text, { mode: 0o600, flag: 'wx' })
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}
