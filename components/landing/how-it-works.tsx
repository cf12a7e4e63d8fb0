import { Section } from '@/components/ui/section'
import { StepList } from '@/components/ui/step-list'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/routing/page-context'
import { STEPS } from '@/lib/business/services'

export function HowItWorks({ pageContext: { paths, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="sky" labelledBy="how-it-works" title={t('How it works')}>
      <StepList steps={STEPS} gridClassName="sm:grid-cols-2 lg:grid-cols-4" t={t} />
      <p className="pt-6">
        <TextLink href={paths.howItWorks}>
          {t('See every step of a move or a junk pickup')}
        </TextLink>
      </p>
    </Section>
  )
}
