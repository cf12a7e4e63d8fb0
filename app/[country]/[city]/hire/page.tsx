// The same page under the address older campaigns use (specification, section 2).
export { default, generateMetadata } from '@/app/[country]/[city]/page'
