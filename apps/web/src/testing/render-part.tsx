import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../app/providers';

/** Renders a part of the app by itself with the app's providers. */
export const renderPart = (part: ReactNode) => render(<Providers test>{part}</Providers>);
