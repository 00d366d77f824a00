import type { Ref } from 'react';

/** The seal of the panel, and the way to lead the focus there. */
export type SealProps = Readonly<{ seal: Ref<HTMLButtonElement>; onEnter: () => void }>;
