export { getDefaultParams as generateStaticParams } from '@/app/_shared/page-context'
export { default, viewport } from '@/app/[country]/[city]/layout'
export const dynamicParams = false
