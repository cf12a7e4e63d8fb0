import { statSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'

const MODE = 0o600

/** Only the user may read the file. @param advice how to replace a file that exists */
export async function writePrivateFile(
  file: string,
  text: string,
  advice: string,
  isForced = false,
): Promise<void> {
  try {
    // An existing file would keep its own mode.
    const isReplaced = isForced && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (isReplaced) await chmod(file, MODE)
    await writeFile(file, text, { mode: MODE, flag: isForced ? 'w' : 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new InvalidArgumentError(code === 'EEXIST' ? `"${file}" exists: ${advice}.` : message)
  }
}
