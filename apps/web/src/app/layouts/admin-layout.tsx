import { ADMIN_ROLE_MESSAGES } from '@job-alert/domain/accounts/admin-role';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/states';
import { PageMeta } from '../../components/page-meta';
import { Logo } from '../../components/logo';
import { useSignOut } from '../../features/accounts/login/use-sign-out';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { SavedViews } from '../../features/saved-views/saved-views';
import { SearchButton } from '../../features/search/search-button';
import { paths } from '../../config/paths';
import { useCloseOnBack } from '../../lib/close-on-back';
import { useCanAny, useLacksSecondFactor } from '../../lib/session/use-can';
import { formatNumber } from '../../lib/format/format';
import { useWaitingCountsQuery } from '../../lib/graphql/waiting-counts.generated';
import { type AdminScreen, adminGroups, adminScreens, onBehalfScreens } from '../areas/admin-screens';
import { AccountMenu } from './account-menu';
import classes from './admin-layout.module.css';
import { GuardRedirect } from './guard-redirect';
import { SkipLink } from './skip-link';
import { useAreaGuard } from './use-area-guard';

const KEY = 'sidebar';

/** Returns the stored choice. Logging out clears it. */
const isSidebarCollapsed = (): boolean =>
  typeof window !== 'undefined' && window.localStorage.getItem(KEY) === 'collapsed';

const saveSidebarCollapsed = (collapsed: boolean): void =>
  window.localStorage.setItem(KEY, collapsed ? 'collapsed' : 'expanded');

/**
 * The administrator's area with a top bar and a sidebar. The sidebar is 250 px wide, or 50 px if collapsed. Below 800
 * px it starts collapsed.
 */
export function Component() {
  const { session, redirect } = useAreaGuard('admin');
  // The area guard redirects to the login afterwards.
  const signOut = useSignOut({ inAnyCase: true });
  const { pathname } = useLocation();
  const narrow = useMediaQuery('(max-width: 799px)', false, { getInitialValueInEffect: false });
  const situation = narrow ? `narrow ${pathname}` : 'wide';
  // The choice is stored only on wide screens. On narrow screens the open sidebar covers the content, so the choice
  // applies to one screen.
  const [chosen, setChosen] = useState<{ situation: string; collapsed: boolean } | null>(null);
  const collapsed = chosen?.situation === situation ? chosen.collapsed : narrow || isSidebarCollapsed();

  const can = useCanAny();
  const isAllowed = ({ requires }: Pick<AdminScreen, 'requires'>) => requires === undefined || can(requires);
  const lacksSecondFactor = useLacksSecondFactor();
  // Reads the counts from the cache, because the notification bell requests them.
  const counts = useWaitingCountsQuery({ fetchPolicy: 'cache-only' }).data?.waitingCounts;

  function toggle() {
    setChosen({ situation, collapsed: !collapsed });
    if (!narrow) saveSidebarCollapsed(!collapsed);
  }

  useCloseOnBack(narrow && !collapsed, toggle);
  const shown = [...adminScreens, ...onBehalfScreens].find(({ path }) => path === pathname);

  if (redirect !== null) return <GuardRedirect redirect={redirect} />;
  if (lacksSecondFactor && pathname !== paths.admin.security) return <Navigate to={paths.admin.security} replace />;
  return (
    <div className={classes.area} data-collapsed={collapsed || undefined}>
      <header className={classes.top} data-no-print>
        <SkipLink dark />
        <Logo />
        <div className={classes.end}>
          {lacksSecondFactor ? null : <SearchButton screens={adminScreens.filter(isAllowed)} />}
          {/* Its polling also detects a session that has ended. */}
          <NotificationBell />
          <AccountMenu user={session.user} onSignOut={signOut} />
        </div>
      </header>
      <aside className={classes.side} data-no-print>
        <div className={classes.groups} hidden={lacksSecondFactor}>
          {adminGroups.map((group) => (
            <nav key={group.label} aria-label={group.label} className={classes.entries}>
              {group.screens.filter(isAllowed).map(({ label, path, icon, waiting }) => (
                <SidebarEntry
                  key={path}
                  label={label}
                  path={path}
                  icon={icon}
                  count={counts && waiting ? waiting(counts) : 0}
                  isCollapsed={collapsed}
                />
              ))}
            </nav>
          ))}
          <SavedViews />
        </div>
        <UnstyledButton
          className={classes.entry}
          onClick={toggle}
          aria-label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          aria-expanded={!collapsed}
        >
          {collapsed ? (
            <IconLayoutSidebarLeftExpand size={22} stroke={1.7} aria-hidden />
          ) : (
            <IconLayoutSidebarLeftCollapse size={22} stroke={1.7} aria-hidden />
          )}
          <span className={classes.label}>Collapse</span>
        </UnstyledButton>
      </aside>
      <main id="content" className={classes.main}>
        {!shown || isAllowed(shown) ? <Outlet /> : <NotAllowed />}
      </main>
    </div>
  );
}

/** Replaces a screen that the role does not allow when its URL is opened directly. */
const NotAllowed = () => (
  <>
    <PageMeta title="Not allowed" />
    <EmptyState text={ADMIN_ROLE_MESSAGES.notAllowed} />
  </>
);

interface SidebarEntryProps extends Pick<AdminScreen, 'label' | 'path' | 'icon'> {
  /** The number of records that need a decision. */
  count: number;
  isCollapsed: boolean;
}

/** It is memoized, so that a navigation renders only its link and not its tooltip. */
const SidebarEntry = memo(function SidebarEntry({ label, path, icon: Icon, count, isCollapsed }: SidebarEntryProps) {
  const name = count > 0 ? `${label}, ${formatNumber(count)} waiting` : label;
  return (
    <Tooltip label={name} position="right" disabled={!isCollapsed}>
      <NavLink to={path} end className={classes.entry} aria-label={name}>
        <Icon size={22} stroke={1.7} aria-hidden />
        <span className={classes.label}>{label}</span>
        {count > 0 ? (
          <span className={classes.count} title={`${formatNumber(count)} waiting`}>
            {formatNumber(count)}
          </span>
        ) : null}
      </NavLink>
    </Tooltip>
  );
});
