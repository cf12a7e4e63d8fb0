import { AccordionItem } from '@/components/ui/accordion-item'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import type { PageContext } from '@/lib/routing/page-context'
import { getFaq } from '@/lib/content/faq'
import { PageCta, PageHeader } from './page-frame'
import { PriceTable } from './price-table'

export function Faq({ pageContext }: { pageContext: PageContext }) {
  const { city, t } = pageContext
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHeader
          pageContext={pageContext}
          title={t('What people in {city} ask us', { city: city.name })}
        >
          {t(
            'Straight answers about prices, dates and what fits on the truck. Don’t see your question? Just call.',
          )}
        </PageHeader>
        {getFaq(pageContext).map(({ title, questions }) => (
          <section key={title} className="grid gap-x-12 pt-12 lg:grid-cols-[3fr_8fr]">
            <h2 className="border-b-line border-ink pb-3 text-2xl lg:border-b-0 lg:pt-3">
              {title}
            </h2>
            <div className="lg:border-t-line lg:border-ink">
              {questions.map(({ question, answer, link, prices }) => (
                <AccordionItem key={question} title={question}>
                  <p>{answer}</p>
                  {prices ? <PriceTable prices={prices} city={city.name} t={t} /> : null}
                  {link ? (
                    <p>
                      <TextLink href={link.href}>{link.text}</TextLink>
                    </p>
                  ) : null}
                </AccordionItem>
              ))}
            </div>
          </section>
        ))}
      </Section>
      <PageCta pageContext={pageContext} />
    </>
  )
}
