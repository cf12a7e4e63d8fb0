import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { getDeskName } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import type { NoDesk as Reason } from '@/lib/office/desk-access'
import { telHref } from '@/lib/routing/tel-href'
import { UseBrowser } from './browser-forms'

const MESSAGES: Record<Exclude<Reason, 'press'>, [title: string, text: string]> = {
  none: ['The desk isn’t open in this browser', 'Only a browser of the office opens it.'],
  wrongLink: ['This desk link is wrong', 'Part of it may be missing.'],
  expiredLink: ['This desk link has expired', 'A desk link works for 14 days.'],
  closedLink: ['This desk link was closed', 'The office closed all links it had sent until then.'],
  foreignLink: ['This link is for another desk', 'It opens the desk of another crew area alone.'],
  cookiesOff: [
    'This browser kept no cookie',
    'The desk needs one. Allow cookies for this site, then open the link once more.',
  ],
  signedOut: ['This browser is signed out', 'It shows nothing of the office anymore.'],
  expired: [
    'The desk has closed in this browser',
    'It closes after 30 days without a visit, and 90 days after the link was opened.',
  ],
  closed: ['The desk was closed', 'The office closed it in all browsers.'],
  unavailable: [
    'We can’t open the desk right now',
    'Our database doesn’t answer. Reload this page in a few minutes. If you pressed a button, that sends again what you typed, and it counts once.',
  ],
}

interface Props {
  areaKey: AreaKey
  reason: Reason
  link: string
  phone: string
}

/** Appears when this browser has not opened the desk; it shows nothing about the office. */
export function NoDesk({ areaKey, reason, link, phone }: Props) {
  const deskName = getDeskName(areaKey)
  if (reason === 'press')
    return (
      <Frame title={`${deskName} desk`}>
        <UseBrowser deskName={deskName} link={link} />
      </Frame>
    )
  const [title, text] = MESSAGES[reason]
  return (
    <Frame title={title}>
      <p className="text-lead">{text}</p>
      {reason === 'unavailable' ? (
        <p>
          <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
            {`Call ${phone}`}
          </a>
        </p>
      ) : (
        <p>
          <span>{`To open the ${deskName} desk, open the link in the latest day mail, or ask whoever runs the site for `}</span>
          <code className="inline-block text-sm">{`npm run locations -- --desk ${areaKey}`}</code>
        </p>
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid max-w-measure gap-6">
        <h1 className="text-hero">{title}</h1>
        {children}
      </div>
    </Section>
  )
}

/** @param otherDesk the desk that has the request; undefined for an unknown key */
export function NoRequest({ otherDesk }: { otherDesk: string | undefined }) {
  return (
    <Frame title={otherDesk ? `It’s at the ${otherDesk} desk` : 'There’s no such request'}>
      <p className="text-lead">
        {otherDesk
          ? 'Open it there. Each crew area has a desk of its own.'
          : 'Part of the link may be missing, or the request was removed. Look for it at the desk.'}
      </p>
    </Frame>
  )
}
