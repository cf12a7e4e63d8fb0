import { InvalidArgumentError, Option, type Command } from 'commander'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { env, SITE_URL } from '@/lib/env'
import { closeDesk, readDeskEpoch } from '@/lib/locations/desk-epoch'
import { mailDeskLink } from '@/lib/office/admit-browser'
import { createDeskLink } from '@/lib/security/signed-links'
import type { Store } from '@/lib/store/store'
import { parseArea } from '@/scripts/ops/arguments'
import { requireMail } from '@/scripts/ops/precautions'

export interface DeskOptions {
  desk?: readonly AreaKey[]
  mail?: true
  closeDesks?: readonly AreaKey[]
}

/** @param changes names of the options that change locations */
export function addDeskOptions(command: Command, changes: string[]): void {
  command
    .optionsGroup('The office’s desk:')
    .addOption(
      new Option('--desk <area|all>', 'prints a link to the desk, for 14 days: toronto')
        .argParser(parseDesks)
        .conflicts(changes),
    )
    .option('--mail', 'with --desk: emails it to the area’s dispatchers instead')
    .addOption(
      new Option('--close-desks <area|all>', 'closes every link and browser of the desk: toronto')
        .argParser(parseDesks)
        .conflicts(changes),
    )
}

export function parseDesks(text: string): readonly AreaKey[] {
  return text === 'all' ? AREA_KEYS : [parseArea(text)]
}

/** @throws InvalidArgumentError */
export function checkDesks({ desk, mail }: DeskOptions): void {
  if (mail && !desk) throw new InvalidArgumentError('--mail needs --desk <area|all>.')
  if (desk && !env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
    throw new InvalidArgumentError(
      '--desk needs the site’s NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: the site opens no other link.',
    )
  if (mail) requireMail('--mail')
}

/** Closes desks first, so that the links it prints stay valid. */
export async function runDesks(
  store: Store,
  { desk = [], mail, closeDesks = [] }: DeskOptions,
): Promise<void> {
  for (const areaKey of closeDesks) {
    await closeDesk(store, areaKey)
    console.log(`${areaKey}: every link and browser is closed`)
  }
  for (const areaKey of desk) {
    if (mail) {
      await mailDeskLink(store, areaKey, Date.now())
      console.log(`${areaKey}: mailed to the dispatchers`)
    } else {
      const path = createDeskLink(areaKey, await readDeskEpoch(store, areaKey), Date.now())
      console.log(`${areaKey}\n${SITE_URL}${path}`)
    }
  }
}
