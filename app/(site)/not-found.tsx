import { NothingHere } from '@/app/nothing-here';

/** For the pages that stand in the site's frame already. */
export default function NotFoundOnSite() {
  return <NothingHere />;
}
