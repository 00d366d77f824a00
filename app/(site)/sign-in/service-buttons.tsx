import { getTranslations } from 'next-intl/server';
import { SubmitButton } from '@/app/submit-button';
import { offeredServices } from '@/lib/auth/oauth-services';

/** The other services that people may sign in with here, each as a form that leads there. */
export async function ServiceButtons({ next }: Readonly<{ next: string }>) {
  const t = await getTranslations('signIn');
  const services = offeredServices();
  if (services.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="text-center text-ink-2 text-sm">{t('oauth.or')}</p>
      {services.map((service) => (
        <form key={service} method="post" action={`/api/auth/signin/${service}`}>
          <input type="hidden" name="next" value={next} />
          <SubmitButton wide busy={t('oauth.leaving')}>
            {t('oauth.with', { service: t(`oauth.services.${service}`) })}
          </SubmitButton>
        </form>
      ))}
    </div>
  );
}
