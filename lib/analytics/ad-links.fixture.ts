import { createHash } from 'node:crypto'

/**
 * The longest queries of ad links: every ValueTrack or dynamic parameter, long campaign names, and click
 * ids of the lengths seen in 2026.
 */

/** Incompressible text that is the same in every run. */
const makeClickId = (seed: string, length: number) =>
  Array.from({ length: Math.ceil(length / 43) }, (_, n) =>
    createHash('sha256').update(`${seed}${n}`).digest('base64url'),
  )
    .join('')
    .slice(0, length)

function makeQuery(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString()
}

/** https://support.google.com/google-ads/answer/6305348 */
const GOOGLE = makeQuery({
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'ca_toronto_moving-and-junk-removal_search_non-brand_fall-2026_max-conversions',
  utm_term: 'same day local moving company with junk removal near me open on saturday',
  utm_content: 'responsive-search-ad | headline 3 / free quote in a minute | variant B',
  campaignid: '21987654321',
  adgroupid: '165432109876',
  feeditemid: '98765432109',
  extensionid: '123456789012',
  targetid: 'aud-1234567890123:kwd-301234567890:loc-9000965',
  loc_interest_ms: '9000965',
  loc_physical_ms: '9061009',
  matchtype: 'p',
  network: 'g',
  device: 'm',
  devicemodel: 'samsung+sm-s928u1',
  ifmobile: 'mobile',
  ifsearch: 'search',
  ifcontent: '',
  creative: '712345678901',
  keyword: 'same day local moving company with junk removal near me open on saturday',
  placement: 'mobileapp::2-com.example.weather.forecast.radar.widget.free.edition',
  target: 'home-and-garden/home-improvement/moving-and-relocation',
  param1: '$99 per hour for two movers and a truck',
  param2: 'book until the end of the month',
  random: '12345678901234567890',
  adtype: 'pla_multichannel',
  merchant_id: '123456789',
  product_channel: 'online',
  product_id: 'moving-toronto-two-bedrooms-weekday-morning',
  product_country: 'CA',
  product_language: 'en',
  product_partition_id: '293946777986',
  store_code: 'toronto-downtown-001',
  sourceid: 'ChdDSTlxZ0FqM3VnYkVRN0tPYmtRRVNKZ0E',
  hsa_acc: '1234567890',
  hsa_cam: '21987654321',
  hsa_grp: '165432109876',
  hsa_ad: '712345678901',
  hsa_src: 'g',
  hsa_tgt: 'aud-1234567890123:kwd-301234567890:loc-9000965',
  hsa_kw: 'same day local moving company with junk removal near me open on saturday',
  hsa_mt: 'p',
  hsa_net: 'adwords',
  hsa_ver: '3',
  gad_source: '1',
  gad_campaignid: '21987654321',
  srsltid: `AfmBOo${makeClickId('s', 50)}`,
  gbraid: `0AAAAA${makeClickId('b', 54)}`,
  wbraid: `Cjo${makeClickId('w', 60)}`,
  gclid: `Cj0KCQiA${makeClickId('g', 104)}_wcB`,
  gclsrc: 'aw.ds',
})

/** https://www.facebook.com/business/help/2360940870872492 */
const META = makeQuery({
  utm_source: 'facebook_mobile_feed',
  utm_medium: 'paid_social',
  utm_campaign: 'US+CA | Advantage+ leads | Movers 25-54 | retargeting 30 days | fall 2026',
  utm_term: 'homeowners who looked at listings, renters whose lease ends, downsizing parents',
  utm_content: 'carousel 4 cards: piano, hot tub, sofa, garage / headline: the whole team comes',
  utm_id: '120212345678901234',
  campaign_name: 'US+CA | Advantage+ leads | Movers 25-54 | retargeting 30 days | fall 2026',
  adset_name: 'homeowners who looked at listings, renters whose lease ends, downsizing parents',
  ad_name: 'carousel 4 cards: piano, hot tub, sofa, garage / headline: the whole team comes',
  campaign_group: 'US+CA | Advantage+ leads | Movers 25-54 | retargeting 30 days | fall 2026',
  audience: 'homeowners who looked at listings, renters whose lease ends, downsizing parents',
  creative: 'carousel 4 cards: piano, hot tub, sofa, garage / headline: the whole team comes',
  hsa_kw: 'homeowners who looked at listings, renters whose lease ends, downsizing parents',
  placement: 'Facebook_Mobile_Feed',
  site_source_name: 'fb',
  'campaign.id': '120212345678901234',
  'adset.id': '120212345678905678',
  'ad.id': '120212345678909012',
  hsa_acc: '123456789012345',
  hsa_cam: '120212345678901234',
  hsa_grp: '120212345678905678',
  hsa_ad: '120212345678909012',
  hsa_src: 'fb',
  hsa_net: 'facebook',
  hsa_ver: '3',
  fbclid: `IwY2xjawN${makeClickId('f', 150)}_aem_${makeClickId('e', 36)}`,
})

/** https://help.ads.microsoft.com/apex/index/3/en/56799 */
const MICROSOFT = makeQuery({
  utm_source: 'bing',
  utm_medium: 'cpc',
  utm_campaign: 'us_dallas_moving-and-junk-removal_search_non-brand_fall-2026_enhanced-cpc',
  utm_term: 'cheap movers and haul away service with truck and two men near me',
  utm_content: 'responsive-search-ad | headline 5 / pay by the hour | variant A',
  campaign: 'us_dallas_moving-and-junk-removal_search_non-brand_fall-2026_enhanced-cpc',
  campaignid: '512345678',
  adgroup: 'movers_haul-away_exact-and-phrase_mobile-preferred',
  adgroupid: '1234567890123456',
  adid: '77123456789012',
  keyword: 'cheap movers and haul away service with truck and two men near me',
  keywordid: '77123456789012345',
  orderitemid: '77123456789012345',
  querystring: 'cheap movers who haul away an old piano and take two rooms to fort worth',
  bidmatchtype: 'be',
  matchtype: 'e',
  network: 'o',
  device: 'm',
  devicemodel: 'iphone',
  loc_interest_ms: '71234',
  loc_physical_ms: '71236',
  targetid: 'aud-811234567:kwd-77123456789012345:loc-190',
  feeditemid: '871234567890',
  msclkid: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
})

export const AD_LINKS = { GOOGLE, META, MICROSOFT }
