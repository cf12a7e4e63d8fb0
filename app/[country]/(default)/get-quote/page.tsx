export { default, generateMetadata } from '@/app/[country]/[city]/get-quote/page'
