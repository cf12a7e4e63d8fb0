import { Section } from '@/components/ui/section'

/** @param otherDesk the desk that has the request; undefined for an unknown key */
export function NoRequest({ otherDesk }: { otherDesk: string | undefined }) {
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid max-w-measure gap-6">
        <h1 className="text-hero">
          {otherDesk ? `It’s at the ${otherDesk} desk` : 'There’s no such request'}
        </h1>
        <p className="text-lead">
          {otherDesk
            ? 'Open it there. Each crew area has a desk of its own.'
            : 'Part of the link may be missing, or the request was removed. Look for it at the desk.'}
        </p>
      </div>
    </Section>
  )
}
