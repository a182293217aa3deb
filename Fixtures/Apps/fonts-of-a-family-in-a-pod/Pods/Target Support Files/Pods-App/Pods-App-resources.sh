install_resource "${PODS_ROOT}/SignIn/Resources/SignIn.bundle"
