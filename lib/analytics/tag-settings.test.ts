import { readEnv } from '@/lib/env'

function getErrorMessage(ids: string, ads = ''): string {
  try {
    readEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: ids, NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: ads })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('The setting takes one tag, or Analytics and Ads together', () => {
  expect(readEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'GT-ABC123' })).toMatchObject({
    NEXT_PUBLIC_GOOGLE_TAG_ID: ['GT-ABC123'],
  })
  const both = {
    NEXT_PUBLIC_GOOGLE_TAG_ID: 'G-ABC123,AW-1234',
    NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: 'lead=AW-1234/a_b-C,call=AW-1234/d',
  }
  expect(readEnv(both)).toMatchObject({
    NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-ABC123', 'AW-1234'],
    NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: { lead: 'AW-1234/a_b-C', call: 'AW-1234/d' },
  })
})

test.each(['UA-1234-5', 'G-ABC123 AW-1234', 'G-ABC123,', 'GTM-ABC', 'g-abc'])(
  'The owner reads that "%s" is not a tag',
  (ids) => {
    expect(getErrorMessage(ids)).toContain('NEXT_PUBLIC_GOOGLE_TAG_ID must be ids such as')
  },
)

test.each(['AW-1234/abc', 'lead=abc', 'sale=AW-1234/abc', 'lead=G-1234/abc'])(
  'The owner reads that "%s" is not a conversion of Google Ads',
  (ads) => {
    const wrong = 'NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS must be such as lead='
    expect(getErrorMessage('AW-1234', ads)).toContain(wrong)
  },
)

test('The owner reads that conversions need a tag', () => {
  expect(getErrorMessage('', 'lead=AW-1234/abc')).toContain('NEXT_PUBLIC_GOOGLE_TAG_ID is required')
})
