'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/lib/ui/button';
import { ReportDialog } from './report-dialog';

/** Asks the moderators to look at a person's name. */
export function ReportName({ personId }: Readonly<{ personId: string }>) {
  const t = useTranslations('report');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('name')}
      </Button>
      <ReportDialog
        reported={isOpen ? { kind: 'name', subject: { personId } } : undefined}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
